ALTER TABLE `pengecualian_bayar`
  ADD CONSTRAINT `pengecualian_bayar_bankid_referensi_fkey` FOREIGN KEY (`bankid`, `referensi`) REFERENCES `referensi_bank` (`bankid`, `referensi`) ON DELETE RESTRICT ON UPDATE RESTRICT;
