ALTER TABLE `booking_dokumen` ADD COLUMN `nomorunit` SMALLINT NULL AFTER `jenis`;
