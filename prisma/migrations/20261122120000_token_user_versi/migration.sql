ALTER TABLE `token_user`
  ADD COLUMN `versi` INT NULL AFTER `tujuan`;
