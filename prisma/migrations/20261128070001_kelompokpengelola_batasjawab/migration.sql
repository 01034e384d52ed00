ALTER TABLE `tbl_kelompokpengelola`
  ADD COLUMN `batasjawab` SMALLINT NULL AFTER `alamat`;
