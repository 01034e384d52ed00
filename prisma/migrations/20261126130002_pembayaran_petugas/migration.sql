ALTER TABLE `pembayaran`
  ADD INDEX `pembayaran_petugas_tglterima_idx` (`petugas`, `tglterima`),
  DROP INDEX `pembayaran_petugas_idx`;
