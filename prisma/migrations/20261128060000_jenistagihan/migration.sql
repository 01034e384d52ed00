ALTER TABLE `tagihan`
  ADD COLUMN `jenistagihan` ENUM('utama','tambahan') NOT NULL DEFAULT 'utama' AFTER `bookingid`;
