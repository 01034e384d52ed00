import type { grid as en } from "../en/grid.ts";
import type { Texts } from "../texts.ts";

export const grid: Texts<typeof en> = {
  ariaRowToggleSelection: "Tekan Spasi untuk memilih baris ini atau membatalkannya",
  ariaRowSelectAll: "Tekan Spasi untuk memilih semua baris di halaman ini atau membatalkannya",
  ariaRowSelect: "Tekan Spasi untuk memilih baris ini",
  ariaRowDeselect: "Tekan Spasi untuk membatalkan pilihan baris ini",
  ariaHeaderSelection: "Pilih semua baris di halaman ini",
  ariaChecked: "dipilih",
  ariaUnchecked: "tidak dipilih",
  ariaSortableColumn: "Tekan Enter untuk mengurutkan menurut kolom ini",
};
