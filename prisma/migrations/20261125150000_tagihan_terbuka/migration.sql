ALTER TABLE `tagihan`
  ADD COLUMN `terbuka` INT GENERATED ALWAYS AS (CASE WHEN `statustagihan` = 'terbit' THEN `bookingid` END) VIRTUAL,
  ADD UNIQUE INDEX `tagihan_terbuka_key` (`terbuka`);
