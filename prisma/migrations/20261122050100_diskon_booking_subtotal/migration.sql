ALTER TABLE `diskon_booking`
  ADD COLUMN `subtotal` BIGINT NOT NULL DEFAULT 0 AFTER `jumlah`;
