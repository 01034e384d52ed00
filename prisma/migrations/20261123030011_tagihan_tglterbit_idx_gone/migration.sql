DROP INDEX `tagihan_tglterbit_idx` ON `tagihan`;
