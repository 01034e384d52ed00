/** Banks by Bank Indonesia's clearing code, as far as regions keep their accounts with them. */
const names: Readonly<Record<string, string>> = {
  "002": "BRI",
  "008": "Mandiri",
  "009": "BNI",
  "014": "BCA",
  "110": "bank bjb",
  "111": "Bank Jakarta",
  "112": "BPD DIY",
  "113": "Bank Jateng",
  "114": "Bank Jatim",
  "115": "Bank Jambi",
  "116": "Bank Aceh",
  "117": "Bank Sumut",
  "118": "Bank Nagari",
  "119": "BRK Syariah",
  "120": "Bank Sumsel Babel",
  "121": "Bank Lampung",
  "122": "Bank Kalsel",
  "123": "Bank Kalbar",
  "124": "Bank Kaltimtara",
  "125": "Bank Kalteng",
  "126": "Bank Sulselbar",
  "127": "Bank SulutGo",
  "128": "Bank NTB Syariah",
  "129": "BPD Bali",
  "130": "Bank NTT",
  "131": "Bank Maluku Malut",
  "132": "Bank Papua",
  "133": "Bank Bengkulu",
  "134": "Bank Sulteng",
  "135": "Bank Sultra",
  "137": "Bank Banten",
  "200": "BTN",
  "451": "BSI",
};

/** “110 – bank bjb”; the code alone where nobody knows its name. */
export const bankLabel = (code: string): string => {
  const name = names[code];
  return name ? `${code} – ${name}` : code;
};
