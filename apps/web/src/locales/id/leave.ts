import type { leave as en } from "../en/leave.ts";
import type { Texts } from "../texts.ts";

export const leave: Texts<typeof en> = {
  title: "Tinggalkan tanpa menyimpan?",
  text: "Isian Anda di sini belum disimpan dan akan hilang.",
  stay: "Tetap di sini",
  leave: "Tinggalkan tanpa menyimpan",
};
