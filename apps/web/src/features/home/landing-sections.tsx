import { Anchor, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import classes from "./landing-sections.module.css";

const steps = ["step1", "step2", "step3", "step4"] as const;
const promises = ["trust1", "trust2", "trust3"] as const;

export function Steps() {
  const { t } = useTranslation("home");
  return (
    <section className={classes.section}>
      <Title order={2}>{t("stepsTitle")}</Title>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            <span aria-hidden className={classes.number}>
              {index + 1}
            </span>
            <Title order={3}>{t(step)}</Title>
            <Text c="dimmed">{t(`${step}Text`)}</Text>
          </li>
        ))}
      </ol>
      <Text mt="md">
        {t("newHere")}{" "}
        <Anchor component={Link} to={paths.register}>
          {t("createAccount")}
        </Anchor>
      </Text>
    </section>
  );
}

export function Promises() {
  const { t } = useTranslation("home");
  return (
    <section className={classes.section}>
      <Title order={2}>{t("trustTitle")}</Title>
      <ul className={classes.promises}>
        {promises.map((promise) => (
          <li key={promise}>
            <Title order={3}>{t(promise)}</Title>
            <Text c="dimmed">{t(`${promise}Text`)}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
