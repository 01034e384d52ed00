UPDATE `pembayaran` `p` JOIN `booking` `t` ON `t`.`id` = `p`.`bookingid` SET `p`.`idskpd` = `t`.`idskpd`;
