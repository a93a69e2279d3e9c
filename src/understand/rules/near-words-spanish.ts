/**
 * Spanish words, without accents, that lie one slip of the finger from a word that a town declares, and are words of their own:
 * "grande" is no "grade", "congelado" no "condenado" and "lunes" no "lines". Cognates ("inspección") are left out: they mean
 * what they are taken for.
 */
export const NEAR_WORDS_SPANISH: ReadonlySet<string> = new Set(
  `aceptacion acordar actos agosto agregada agregado ahorra ajena ampliados anadido antelacion anual apelados apendices
  aportar aporte aprobados aptos arreglos ausencia autoridad autorizados avance avisados blanco cajas cambiados capa
  cargas caro carro casar casaron caseta cerra cerrados cerrando cerro cesar cese cierran cierro cierto claro clase
  clases cobrando cobre comer compara complicado comprado comprados condado congelada congelado congelaron conseguir
  consentir consigo constar construidos construir contado contamos contenido contigo conto corra correr corro corta
  cortado cortas corten corto cosas coste crecen cuadro cuanta cuanto cuarta cuarto cubeta cubra cuenta cuentan cuento
  cuesta cuidados cunado cuneta danar deban debida dejados dejemos demandado denegar derechos desecho dicen dicha
  dijeron divididos doble dolar donada donado donados duena enero entender entero enterrado entra entrado entramos entre
  entregarlos entro enviados excavacion exencion eximir fallan faltaba faltando faltar forma fuente fundacion galon
  galpon grande grita haria heredados impresos interes julio junio justa justo lago lave llano llave llegar llenado
  llenar llevado llovia luego lunes mandados manos medidas medido mejor menor metida metido metio midio monto mudaban
  mundo negada negado nevaba nevada nevado nevar nevo nivel notificados oler pagada pagan pagar pagos papel paraba
  parada parado paramos parando parar parche parecio parta pasa pasada pasado pasados pasar pase pedido pedo pegado
  pegando pegar perdido perdimos perdio perdon permitidos pesada pesado pesce pesos pieza piso pisos planear platos
  plazos pocos poder podido podio pone poner porque porton posada posado preguntar premio presentados presion presta
  prestada prestamos prestar preve prever previo primera prometer publicacion pudimos pudo puerto puse quedaban quedada
  quedar recepcion reciben recibos reemplazos regala regalar regar regula reir rellenados remision rentado reparados
  reparto requiere rige sabida sabio salida seccion seguida seguido segundo senor seria servia sesenta setenta solida
  soltar sonar sostener tasado tener terminados toallas tomar tres usado util valia varia variado variar vario vencen
  vencer vences vencido vencio vendidos venido venimos verde vernal violado visita visto votacion`.split(/\s+/),
)
