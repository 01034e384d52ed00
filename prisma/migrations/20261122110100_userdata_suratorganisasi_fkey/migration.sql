ALTER TABLE `userdata`
  ADD CONSTRAINT `userdata_suratorganisasi_fkey` FOREIGN KEY (`suratorganisasi`) REFERENCES `berkas` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT;
