import type { Content } from "pdfmake";
import { ink } from "../../../render/pdf.layouts.ts";
import type { PaperFacts } from "./paper.query.ts";
import { sectionTitle } from "./section.ts";

/**
 * Legal basis and the sentence that makes the paper equal to the official form. Law 1/2022 and regulation 35/2023 hold for every
 * region; the region's own regulation is the one its tariff names.
 */
export const legalNote = (facts: PaperFacts, equalTo: string): Content => ({
  margin: [0, 0, 0, 10],
  stack: [
    sectionTitle("Dasar hukum"),
    {
      fontSize: 8,
      color: ink.quiet,
      text:
        "Undang-Undang Nomor 1 Tahun 2022 tentang Hubungan Keuangan antara Pemerintah Pusat dan Pemerintahan Daerah; " +
        "Peraturan Pemerintah Nomor 35 Tahun 2023 tentang Ketentuan Umum Pajak Daerah dan Retribusi Daerah" +
        (facts.legalBasis ? `; tarif menurut ${facts.legalBasis}.` : "."),
    },
    {
      margin: [0, 3, 0, 0],
      fontSize: 8,
      text: `Diterbitkan oleh aplikasi pelayanan elektronik pemerintah daerah; ${equalTo} menurut ketentuan tersebut.`,
    },
  ],
});
