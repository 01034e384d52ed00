/** Words that passwords in Indonesia are most often made of; written for this product. */
const words = `
akuganteng akusayangkamu akucantik alhamdulillah allahuakbar anakmami anjing anjingku assalamualaikum asdfghjkl astaghfirullah
bandung bangsat basmallah bendahara bismillah bismilah bogor buahhati cantik cantiksekali cinta cintaku cintakamu cintasejati
dangdut dinas ganteng gantengsekali garuda garudaindonesia gubernur hacker hidupku ibuku indomie indonesia indonesiaku
indonesiaraya insyaallah jakarta jangankepo jawabarat jawatengah jawatimur juara kantor kamucantik kamuku kasihsayang kataku
katasandi kelurahan kemerdekaan kepo kepala kerajaan kesayangan keluarga keluargaku komputer kucing kucingku kuncirahasia
lupapassword makassar malaikat masuk masukaja matahari medan melati mantap merdeka merahputih monyet muhammad nasabah nusantara
palembang pancasila passwordku pegawai pemda pengelola persebaya persib persibbandung persija petugas presiden provinsi
rahasia rahasiaku rahasianegara rahasiasaya retribusi sandi sandiku sayang sayangku sayangkamu sayangmama sayangibu selamanya
selamat selamatdatang selamatpagi semangat semarang semogasukses sukses surabaya sumatera superadmin terimakasih tidakada tidaktahu
yogyakarta administrator adminadmin operator
`;

/** What is put behind a word when a digit is asked for. */
const endings = `
1 12 123 1234 12345 123456 1234567 12345678 01 02 07 10 11 17 21 22 45 69 77 88 99 00 000 111 321 007 1945 1990 1995 1998 1999
2000 2001 2002 2005 2010 2015 2018 2019 2020 2021 2022 2023 2024 2025 2026 2027 2028 2029 2030 ! 1! 123! @123 @1234 @12345
`;

const listOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Each word by itself, doubled, and with each of the endings. */
export const indonesianPasswords = (): string[] =>
  listOf(words).flatMap((word) => [word, `${word}${word}`, ...listOf(endings).map((ending) => `${word}${ending}`)]);
