ALTER TABLE `booking` ADD COLUMN `dokumendihapus` DATETIME(3) NULL AFTER `catatan`;
