ALTER TABLE `permintaan_peran`
  ADD CONSTRAINT `permintaan_peran_userid_fkey` FOREIGN KEY (`userid`) REFERENCES `userdata` (`userid`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  ADD CONSTRAINT `permintaan_peran_role_id_fkey` FOREIGN KEY (`role_id`) REFERENCES `roles` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  ADD CONSTRAINT `permintaan_peran_pemdaid_fkey` FOREIGN KEY (`pemdaid`) REFERENCES `tbl_pemda` (`idpemda`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  ADD CONSTRAINT `permintaan_peran_skpdid_fkey` FOREIGN KEY (`skpdid`) REFERENCES `tbl_skpd` (`idskpd`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  ADD CONSTRAINT `permintaan_peran_pengelolaid_fkey` FOREIGN KEY (`pengelolaid`) REFERENCES `tbl_kelompokpengelola` (`pengelolaid`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  ADD CONSTRAINT `permintaan_peran_diputusoleh_fkey` FOREIGN KEY (`diputusoleh`) REFERENCES `userdata` (`userid`) ON DELETE RESTRICT ON UPDATE RESTRICT;
