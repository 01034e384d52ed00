ALTER TABLE `token_user`
  MODIFY `jenis` ENUM('reset','verifikasi','sementara','surel') NOT NULL,
  ADD COLUMN `tujuan` VARCHAR(500) NULL AFTER `email`;
