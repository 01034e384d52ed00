import { Button, Group, Text } from "@mantine/core";
import { privacyVersion } from "@retribusi/contract/features/privacy/privacy.rules";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { useSession } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import classes from "./notice-ask.module.css";
import { useAgree } from "./use-agree.ts";

/** Shown after signing in to whoever has not agreed to the notice in force; it stands in nobody's way and can be put off. */
export function NoticeAsk() {
  const { t } = useTranslation("privacy");
  const id = useId();
  const session = useSession();
  const { pathname } = useLocation();
  const [putOffBy, setPutOffBy] = useState<number>();
  const agree = useAgree();
  if (session.status !== "signed-in" || pathname === paths.privacy) return null;
  const { userid, privasiversi } = session.current.user;
  if (privasiversi === privacyVersion || putOffBy === userid) return null;
  return (
    <section className={classes.ask} aria-labelledby={id}>
      <Text id={id} component="h2" fw={600}>
        {t("askTitle")}
      </Text>
      <Text size="sm" mt={4}>
        {privasiversi === null ? t("askText") : `${t("askChanged")} ${t("askText")}`}
      </Text>
      <Group gap="sm" mt="sm">
        <Button component={Link} to={paths.privacy} size="sm">
          {t("read")}
        </Button>
        <Button size="sm" variant="default" loading={agree.isPending} onClick={() => agree.mutate()}>
          {t("agree")}
        </Button>
        <Button size="sm" variant="subtle" onClick={() => setPutOffBy(userid)}>
          {t("later")}
        </Button>
      </Group>
    </section>
  );
}
