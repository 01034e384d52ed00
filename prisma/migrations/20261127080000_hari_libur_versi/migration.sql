ALTER TABLE `hari_libur`
  ADD COLUMN `versi` INT NOT NULL DEFAULT 1 AFTER `sumber`;
