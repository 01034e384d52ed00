ALTER TABLE `userdata`
  ADD COLUMN `alasanstatus` VARCHAR(255) NULL AFTER `statusakun`;
