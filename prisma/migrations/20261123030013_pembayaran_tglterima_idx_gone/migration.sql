DROP INDEX `pembayaran_tglterima_idx` ON `pembayaran`;
