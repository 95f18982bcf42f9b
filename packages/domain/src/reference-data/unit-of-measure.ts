import type { ListFields } from "../listing/list-fields.ts"
import type { LookupKind } from "../listing/lookup-key.ts"
import { idOfCode } from "./coded.ts"

export interface UnitOfMeasure {
  readonly id: string
  readonly unitCode: string
  readonly name: string
  readonly displayName: string
}

/** Common codes of UN/ECE Recommendation 20 (revision 17), with the symbols that people use. */
const units: readonly (readonly [code: string, name: string, symbol: string])[] = [
  ["C62", "one", "unit"],
  ["H87", "piece", "pcs"],
  ["EA", "each", "ea"],
  ["PR", "pair", "pair"],
  ["DZN", "dozen", "doz"],
  ["GRO", "gross", "gross"],
  ["CEN", "hundred", "100"],
  ["MIL", "thousand", "1000"],
  ["MIO", "million", "million"],
  ["SET", "set", "set"],
  ["KT", "kit", "kit"],
  ["LS", "lump sum", "lump sum"],
  ["P1", "percent", "%"],
  ["P3", "three pack", "3-pack"],
  ["P5", "five pack", "5-pack"],
  ["ZP", "page", "page"],
  ["E48", "service unit", "service unit"],
  ["E49", "working day", "working day"],
  ["IE", "person", "person"],
  ["1I", "fixed rate", "fixed rate"],
  ["ACT", "activity", "activity"],
  ["E51", "job", "job"],
  ["E53", "test", "test"],
  ["E54", "trip", "trip"],
  ["5B", "batch", "batch"],
  ["C26", "millisecond", "ms"],
  ["SEC", "second [unit of time]", "s"],
  ["MIN", "minute [unit of time]", "min"],
  ["HUR", "hour", "h"],
  ["LH", "labour hour", "labour h"],
  ["DAY", "day", "d"],
  ["WEE", "week", "week"],
  ["MON", "month", "month"],
  ["QAN", "quarter (of a year)", "quarter"],
  ["SAN", "half year (6 months)", "half year"],
  ["ANN", "year", "year"],
  ["DEC", "decade", "decade"],
  ["MC", "microgram", "µg"],
  ["MGM", "milligram", "mg"],
  ["GRM", "gram", "g"],
  ["HGM", "hectogram", "hg"],
  ["KGM", "kilogram", "kg"],
  ["TNE", "tonne (metric ton)", "t"],
  ["LBR", "pound", "lb"],
  ["ONZ", "ounce (avoirdupois)", "oz"],
  ["STN", "ton (US) or short ton (UK/US)", "ton (US)"],
  ["LTN", "ton (UK) or long ton (US)", "ton (UK)"],
  ["MMT", "millimetre", "mm"],
  ["CMT", "centimetre", "cm"],
  ["DMT", "decimetre", "dm"],
  ["MTR", "metre", "m"],
  ["KMT", "kilometre", "km"],
  ["SMI", "mile (statute mile)", "mile"],
  ["INH", "inch", "in"],
  ["FOT", "foot", "ft"],
  ["YRD", "yard", "yd"],
  ["LM", "linear metre", "lm"],
  ["MMK", "square millimetre", "mm²"],
  ["CMK", "square centimetre", "cm²"],
  ["MTK", "square metre", "m²"],
  ["KMK", "square kilometre", "km²"],
  ["HAR", "hectare", "ha"],
  ["ARE", "are", "a"],
  ["ACR", "acre", "acre"],
  ["FTK", "square foot", "ft²"],
  ["MLT", "millilitre", "ml"],
  ["CLT", "centilitre", "cl"],
  ["DLT", "decilitre", "dl"],
  ["LTR", "litre", "l"],
  ["HLT", "hectolitre", "hl"],
  ["MMQ", "cubic millimetre", "mm³"],
  ["CMQ", "cubic centimetre", "cm³"],
  ["DMQ", "cubic decimetre", "dm³"],
  ["MTQ", "cubic metre", "m³"],
  ["FTQ", "cubic foot", "ft³"],
  ["GLL", "gallon (US)", "gal (US)"],
  ["GLI", "gallon (UK)", "gal (UK)"],
  ["BLL", "barrel (US)", "bbl"],
  ["WTT", "watt", "W"],
  ["KWT", "kilowatt", "kW"],
  ["MAW", "megawatt", "MW"],
  ["WHR", "watt hour", "Wh"],
  ["KWH", "kilowatt hour", "kWh"],
  ["MWH", "megawatt hour (1000 kW.h)", "MWh"],
  ["GWH", "gigawatt hour", "GWh"],
  ["KVA", "kilovolt - ampere", "kVA"],
  ["AMP", "ampere", "A"],
  ["AMH", "ampere hour", "Ah"],
  ["VLT", "volt", "V"],
  ["JOU", "joule", "J"],
  ["KJO", "kilojoule", "kJ"],
  ["GV", "gigajoule", "GJ"],
  ["CEL", "degree Celsius", "°C"],
  ["KEL", "kelvin", "K"],
  ["HTZ", "hertz", "Hz"],
  ["MHZ", "megahertz", "MHz"],
  ["A99", "bit", "bit"],
  ["AD", "byte", "B"],
  ["2P", "kilobyte", "kB"],
  ["4L", "megabyte", "MB"],
  ["E34", "gigabyte", "GB"],
  ["E35", "terabyte", "TB"],
  ["E36", "petabyte", "PB"],
  ["B10", "bit per second", "bit/s"],
  ["E20", "megabit per second", "Mbit/s"],
  ["B80", "gigabit per second", "Gbit/s"],
]

/** All units, by code. */
export const unitsOfMeasure: readonly UnitOfMeasure[] = units
  .map(([unitCode, name, displayName]) => ({ id: idOfCode("unit", unitCode), unitCode, name, displayName }))
  .sort((a, b) => (a.unitCode < b.unitCode ? -1 : 1))

export const unitFields = {
  one: { id: "uuid", unitCode: "text", name: "text", displayName: "text" },
} as const satisfies ListFields

export const unitKind: LookupKind = { noun: "unit of measurement", id: "Unit-Id", keys: ["Unit"] }

const byCode: ReadonlyMap<string, UnitOfMeasure> = new Map(unitsOfMeasure.map((unit) => [unit.unitCode, unit]))

/** The unit of a code. A code that was removed from the list stands for itself. */
export const unitOf = (code: string): UnitOfMeasure =>
  byCode.get(code) ?? { id: idOfCode("unit", code), unitCode: code, name: code, displayName: code }
