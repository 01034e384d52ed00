UPDATE `pengecualian_bayar` `x` LEFT JOIN `booking` `b` ON `b`.`id` = `x`.`bookingid`
SET `x`.`idpemda` = COALESCE(`b`.`idpemda`, (SELECT MIN(`s`.`idpemda`) FROM `system` `s` WHERE `s`.`bankid` = `x`.`bankid` HAVING COUNT(DISTINCT `s`.`idpemda`) = 1)),
  `x`.`date_updated` = `x`.`date_updated`;
