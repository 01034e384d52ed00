import { Anchor, Text, type TextProps } from "@mantine/core";
import { isReachable, phoneAddress } from "@retribusi/contract/features/system/system.contact";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useOrganisation } from "../lib/organisation.ts";
import classes from "./organisation-contact.module.css";

/** How the organisation is reached, wherever somebody is told to ask it; nothing while nobody has set it. */
export function OrganisationContact(props: TextProps) {
  const { t } = useTranslation("shell");
  const organisation = useOrganisation();
  if (!isReachable(organisation)) return null;
  const { namaorganisasi, notelp, email, alamat, jamlayanan } = organisation;
  const link = { inherit: true, underline: "always", c: "inherit" } as const;
  const parts = {
    name: namaorganisasi,
    phone: notelp && (
      <>
        {t("contactPhone")}{" "}
        <Anchor href={phoneAddress(notelp)} {...link}>
          {notelp}
        </Anchor>
      </>
    ),
    email: email && (
      <>
        {t("contactEmail")}{" "}
        <Anchor href={`mailto:${email}`} {...link}>
          {email}
        </Anchor>
      </>
    ),
    address: alamat,
    hours: jamlayanan,
  };
  const shown = Object.entries(parts).filter(([, part]) => part);
  return (
    <Text component="address" size="sm" fs="normal" aria-label={t("contact")} role="group" {...props}>
      {shown.map(([name, part], at) => (
        <Fragment key={name}>
          {at > 0 ? " " : null}
          <span className={classes.part}>
            {part}
            {at < shown.length - 1 ? " ·" : null}
          </span>
        </Fragment>
      ))}
    </Text>
  );
}
