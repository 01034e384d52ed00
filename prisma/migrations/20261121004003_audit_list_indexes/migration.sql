ALTER TABLE `audit`
  ADD INDEX `audit_userid_id_idx` (`userid`, `id`),
  ADD INDEX `audit_peran_id_idx` (`peran`, `id`),
  ADD INDEX `audit_aksi_id_idx` (`aksi`, `id`),
  ADD INDEX `audit_entitas_id_idx` (`entitas`, `id`),
  ADD INDEX `audit_kunci_id_idx` (`kunci`, `id`);
