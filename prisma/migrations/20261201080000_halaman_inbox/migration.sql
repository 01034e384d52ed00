ALTER TABLE `inbox` ADD COLUMN `halaman` VARCHAR(160) NULL AFTER `bookingid`;
