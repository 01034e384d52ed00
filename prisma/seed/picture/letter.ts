import { line, rect, repeat } from "./svg.ts";

const words = (x: number, y: number, size: number, text: string) =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" fill="#26303a">${text}</text>`;

/** A letter of request without anybody's data: what the demonstration attaches to orders of equipment. */
export const letter = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="840" height="1188" viewBox="0 0 840 1188">${[
    rect(0, 0, 840, 1188, "#ffffff"),
    words(250, 110, 30, "SURAT PERMOHONAN"),
    line("80,140 760,140", "#26303a", 3),
    words(80, 210, 20, "Perihal: Permohonan pemakaian alat"),
    words(80, 250, 20, "Lampiran: Izin masuk lokasi kerja"),
    repeat(9, (row) => rect(80, 310 + row * 44, row % 4 === 3 ? 380 : 680, 12, "#d5dade", 6)),
    words(540, 800, 20, "Hormat kami,"),
    line("540,900 570,850 590,910 620,860 650,900 700,870", "#2f5aa8", 4),
    words(540, 950, 20, "Pemohon (contoh)"),
    words(80, 1120, 16, "Dokumen contoh, bukan surat sebenarnya."),
  ].join("")}</svg>`;
