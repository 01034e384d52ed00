ALTER TABLE `booking_dokumen`
  ADD COLUMN `percakapanid` INT NULL AFTER `nomorunit`,
  ADD INDEX `booking_dokumen_percakapanid_idx` (`percakapanid`),
  ADD CONSTRAINT `booking_dokumen_percakapanid_fkey` FOREIGN KEY (`percakapanid`) REFERENCES `percakapan` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT;
