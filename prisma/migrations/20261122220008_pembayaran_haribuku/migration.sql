ALTER TABLE `pembayaran`
  ADD COLUMN `haribuku` DATE GENERATED ALWAYS AS (DATE(`tgltransaksi` + INTERVAL `selisihkas` HOUR)) VIRTUAL;
