import type { ListFields } from "../listing/list-fields.ts"
import type { LookupKind } from "../listing/lookup-key.ts"
import { idOfCode } from "./coded.ts"

export interface Country {
  readonly id: string
  /** The English name in CLDR. */
  readonly name: string
  readonly twoAlphaCode: string
  readonly threeAlphaCode: string
  readonly active: boolean
}

/** ISO 3166-1 codes, alpha-2 and alpha-3 joined. */
const codes = `AWABW AFAFG AOAGO AIAIA AXALA ALALB ADAND AEARE ARARG AMARM ASASM AQATA TFATF AGATG AUAUS ATAUT AZAZE BIBDI BEBEL
BJBEN BQBES BFBFA BDBGD BGBGR BHBHR BSBHS BABIH BLBLM BYBLR BZBLZ BMBMU BOBOL BRBRA BBBRB BNBRN BTBTN BVBVT BWBWA CFCAF
CACAN CCCCK CHCHE CLCHL CNCHN CICIV CMCMR CDCOD CGCOG CKCOK COCOL KMCOM CVCPV CRCRI CUCUB CWCUW CXCXR KYCYM CYCYP CZCZE
DEDEU DJDJI DMDMA DKDNK DODOM DZDZA ECECU EGEGY ERERI EHESH ESESP EEEST ETETH FIFIN FJFJI FKFLK FRFRA FOFRO FMFSM GAGAB
GBGBR GEGEO GGGGY GHGHA GIGIB GNGIN GPGLP GMGMB GWGNB GQGNQ GRGRC GDGRD GLGRL GTGTM GFGUF GUGUM GYGUY HKHKG HMHMD HNHND
HRHRV HTHTI HUHUN IDIDN IMIMN ININD IOIOT IEIRL IRIRN IQIRQ ISISL ILISR ITITA JMJAM JEJEY JOJOR JPJPN KZKAZ KEKEN KGKGZ
KHKHM KIKIR KNKNA KRKOR KWKWT LALAO LBLBN LRLBR LYLBY LCLCA LILIE LKLKA LSLSO LTLTU LULUX LVLVA MOMAC MFMAF MAMAR MCMCO
MDMDA MGMDG MVMDV MXMEX MHMHL MKMKD MLMLI MTMLT MMMMR MEMNE MNMNG MPMNP MZMOZ MRMRT MSMSR MQMTQ MUMUS MWMWI MYMYS YTMYT
NANAM NCNCL NENER NFNFK NGNGA NINIC NUNIU NLNLD NONOR NPNPL NRNRU NZNZL OMOMN PKPAK PAPAN PNPCN PEPER PHPHL PWPLW PGPNG
PLPOL PRPRI KPPRK PTPRT PYPRY PSPSE PFPYF QAQAT REREU ROROU RURUS RWRWA SASAU SDSDN SNSEN SGSGP GSSGS SHSHN SJSJM SBSLB
SLSLE SVSLV SMSMR SOSOM PMSPM RSSRB SSSSD STSTP SRSUR SKSVK SISVN SESWE SZSWZ SXSXM SCSYC SYSYR TCTCA TDTCD TGTGO THTHA
TJTJK TKTKL TMTKM TLTLS TOTON TTTTO TNTUN TRTUR TVTUV TWTWN TZTZA UGUGA UAUKR UMUMI UYURY USUSA UZUZB VAVAT VCVCT VEVEN
VGVGB VIVIR VNVNM VUVUT WFWLF WSWSM YEYEM ZAZAF ZMZMB ZWZWE`

const names = new Intl.DisplayNames(["en"], { type: "region" })

/** All countries, by name. */
export const countries: readonly Country[] = codes
  .split(/\s+/)
  .map((pair) => ({
    id: idOfCode("country", pair.slice(0, 2)),
    name: names.of(pair.slice(0, 2)) ?? pair.slice(0, 2),
    twoAlphaCode: pair.slice(0, 2),
    threeAlphaCode: pair.slice(2),
    active: true,
  }))
  .sort((a, b) => (a.name < b.name ? -1 : 1))

export const countryFields = {
  one: { id: "uuid", name: "text", twoAlphaCode: "text", threeAlphaCode: "text", active: "boolean" },
} as const satisfies ListFields

export const countryKind: LookupKind = {
  noun: "country",
  id: "Country-Id",
  keys: ["Name", "TwoAlphaCode", "ThreeAlphaCode"],
}

const byCode: ReadonlyMap<string, Country> = new Map(countries.map((country) => [country.twoAlphaCode, country]))

/** The country with a two-letter code. */
export const countryOf = (code: string): Country | undefined => byCode.get(code)
