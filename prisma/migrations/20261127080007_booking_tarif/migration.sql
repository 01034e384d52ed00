ALTER TABLE `booking`
  ADD COLUMN `tarifid` INT NULL AFTER `satuantarif`,
  ADD INDEX `booking_tarifid_idx` (`tarifid`),
  ADD CONSTRAINT `booking_tarifid_fkey` FOREIGN KEY (`tarifid`) REFERENCES `tarif_object` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT;
