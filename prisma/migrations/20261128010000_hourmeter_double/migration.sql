ALTER TABLE `booking_unit` MODIFY `hourmetermulai` DOUBLE NULL, MODIFY `hourmeterakhir` DOUBLE NULL;
