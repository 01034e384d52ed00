import { legal } from "./legal.data.ts";
import type { ObjectSeed } from "./object.data.ts";
import type { SceneName } from "./picture/scene.ts";

const pools = {
  alatjabar: { lokasialamat: "Pool Peralatan, Jl. A.H. Nasution No. 260", lokasikabkota: "Kota Bandung" },
  alatjateng: { lokasialamat: "Pool Peralatan, Jl. Madukoro Blok AA-BB", lokasikabkota: "Kota Semarang" },
  alatntt: { lokasialamat: "Pool Peralatan, Jl. W.J. Lalamentik No. 27", lokasikabkota: "Kota Kupang" },
} as const;

const kinds = {
  grader: [
    "Motor Grader",
    "Alat Berat",
    717_000,
    "motorGrader",
    "Meratakan badan jalan dan membentuk kemiringan.",
    "Levels roads and shapes their slope.",
    ["Lebar pisau 3,7 m", "Mesin 140 HP"],
  ],
  roller: [
    "Vibro Roller",
    "Alat Berat",
    485_000,
    "vibroRoller",
    "Memadatkan tanah dan lapis pondasi.",
    "Compacts soil and base courses.",
    ["Berat 10 ton", "Drum 2,1 m"],
  ],
  backhoe: [
    "Backhoe Loader",
    "Alat Berat",
    548_000,
    "backhoeLoader",
    "Menggali parit dan memuat material dalam satu alat.",
    "Digs trenches and loads material in one machine.",
    ["Bucket 1 m³", "Mesin 92 HP"],
  ],
  wheeled: [
    "Ekskavator Roda (Wheel Excavator)",
    "Alat Berat",
    1_245_000,
    "wheelExcavator",
    "Ekskavator beroda karet yang dapat berjalan sendiri di jalan raya.",
    "An excavator on rubber wheels that drives on roads by itself.",
    ["Bucket 0,6 m³", "Berat 14 ton"],
  ],
  crawler: [
    "Ekskavator Rantai (Crawler Excavator)",
    "Alat Berat",
    687_000,
    "crawlerExcavator",
    "Ekskavator beroda rantai untuk galian dan normalisasi sungai.",
    "An excavator on tracks, for digging and for clearing rivers.",
    ["Bucket 0,9 m³", "Berat 20 ton"],
  ],
  bulldozer: [
    "Bulldozer",
    "Alat Berat",
    2_171_000,
    "bulldozer",
    "Mendorong dan mengupas tanah pada pembukaan lahan.",
    "Pushes and strips soil where land is opened up.",
    ["Pisau 3,9 m", "Mesin 200 HP"],
  ],
  truck: [
    "Tronton",
    "Kendaraan Angkutan",
    299_178,
    "dumpTruck",
    "Truk sepuluh roda untuk mengangkut alat dan material.",
    "A ten-wheel truck for carrying machines and material.",
    ["Muatan 20 ton", "Bak 20 m³"],
  ],
} as const satisfies Record<string, readonly [string, string, number, SceneName, string, string, readonly string[]]>;

type Machine = keyof typeof kinds;

const machine = (group: keyof typeof pools, kind: Machine, subobjectname: string, jumlahobject: number): ObjectSeed => {
  const [objectname, kategori, tarif, scene, cerita, story, fasilitas] = kinds[kind];
  return {
    group,
    kind: "alat",
    kategori,
    objectname,
    subobjectname,
    ...pools[group],
    jumlahobject,
    satuanobject: "unit",
    satuantarif: "hari",
    tariffs: [{ kelompoktarif: "umum", tarif }],
    dasarhukum: legal.equipment,
    cerita: `${cerita} Disewakan bersama operator, delapan jam kerja per hari.`,
    story: `${story} Let with an operator, eight working hours a day.`,
    fasilitas: [...fasilitas, "Operator bersertifikat"],
    pictures: [scene, scene],
    expiredbilling: 4320,
    jedamenit: 120,
  };
};

const perlengkapan = {
  group: "tahura",
  kind: "alat",
  kategori: "Perlengkapan Acara",
  lokasialamat: "Gudang Perlengkapan TAHURA, Jl. Ir. H. Djuanda No. 99, Dago Pakar",
  lokasikabkota: "Kab. Bandung",
  satuantarif: "hari",
  dasarhukum: legal.jabar,
} as const;

export const equipmentObjects: readonly ObjectSeed[] = [
  machine("alatjabar", "grader", "Kelas 140 HP", 2),
  machine("alatjabar", "roller", "Drum tunggal 10 ton", 3),
  machine("alatjabar", "backhoe", "Empat roda penggerak", 2),
  machine("alatjabar", "crawler", "Kelas 20 ton", 4),
  machine("alatjabar", "bulldozer", "Kelas 200 HP", 1),
  machine("alatjateng", "wheeled", "Kelas 14 ton", 2),
  machine("alatjateng", "truck", "Sepuluh roda", 6),
  machine("alatjateng", "roller", "Drum tunggal 8 ton", 2),
  machine("alatntt", "crawler", "Kelas 20 ton", 2),
  machine("alatntt", "grader", "Kelas 140 HP", 1),
  machine("alatntt", "truck", "Sepuluh roda", 3),
  {
    ...machine("alatjabar", "truck", "Garpu 3 ton", 2),
    objectname: "Forklift",
    kategori: "Alat Berat",
    tariffs: [{ kelompoktarif: "umum", tarif: 250_000 }],
    dasarhukum: legal.jabar,
    cerita:
      "Forklift untuk bongkar muat di gudang dan pelabuhan. Disewakan bersama operator, delapan jam kerja per hari.",
    story: "A forklift for loading in warehouses and ports. Let with an operator, eight working hours a day.",
    fasilitas: ["Angkat 3 ton", "Tinggi garpu 3 m", "Operator bersertifikat"],
    pictures: ["forklift", "forklift"],
  },
  {
    ...perlengkapan,
    objectname: "Sound System Lapangan",
    jumlahobject: 2,
    satuanobject: "set",
    tariffs: [{ kelompoktarif: "umum", tarif: 750_000 }],
    cerita: "Satu set pengeras suara 5.000 watt dengan dua mikrofon nirkabel, cukup untuk acara hingga 300 orang.",
    story: "A 5,000-watt sound system with two wireless microphones, enough for events of up to 300 people.",
    fasilitas: ["Mixer 12 kanal", "Dua mikrofon nirkabel", "Genset", "Teknisi"],
    pictures: ["soundSystem", "eventChairs"],
    expiredbilling: 720,
  },
  {
    ...perlengkapan,
    objectname: "Kursi Lipat",
    jumlahobject: 500,
    satuanobject: "kursi",
    tariffs: [{ kelompoktarif: "umum", tarif: 7_500 }],
    cerita: "Kursi lipat berlapis kain untuk acara di dalam dan luar ruangan. Diambil dan dikembalikan di gudang.",
    story:
      "Folding chairs with fabric covers for events indoors and outdoors. Picked up and brought back at the warehouse.",
    fasilitas: ["Sarung kursi", "Bantuan bongkar muat"],
    pictures: ["eventChairs", "gazebo"],
    expiredbilling: 720,
  },
];
