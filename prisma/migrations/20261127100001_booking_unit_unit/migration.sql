ALTER TABLE `booking_unit`
  ADD COLUMN `unitid` INT NULL AFTER `nomorunit`,
  ADD INDEX `booking_unit_unitid_idx` (`unitid`),
  ADD CONSTRAINT `booking_unit_unitid_fkey` FOREIGN KEY (`unitid`) REFERENCES `unit_object` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT;
