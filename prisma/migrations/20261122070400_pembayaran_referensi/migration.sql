ALTER TABLE `pembayaran`
  ADD CONSTRAINT `pembayaran_bankid_referensi_fkey` FOREIGN KEY (`bankid`, `referensi`) REFERENCES `referensi_bank` (`bankid`, `referensi`) ON DELETE RESTRICT ON UPDATE RESTRICT;
