import { Text, Title } from "@mantine/core";
import { answerWorkingDays, confirmHours, orderMinutes } from "@retribusi/contract/features/booking/booking.deadlines";
import { useTranslation } from "react-i18next";
import { useMinutes } from "../../lib/use-minutes.ts";
import type { CatalogueObject } from "./catalogue-query.ts";
import classes from "./how-it-goes.module.css";

/** Deadlines, payment and cancelling, before anything is ordered. */
export function HowItGoes({ object: { expiredbilling } }: { readonly object: CatalogueObject }) {
  const { t } = useTranslation("catalog");
  const minutes = useMinutes();
  const steps = [
    t("goes.order", { time: minutes(orderMinutes) }),
    t("goes.confirm", { time: minutes(confirmHours * 60) }),
    t("goes.answer", { count: answerWorkingDays }),
    t("goes.pay", { time: minutes(expiredbilling) }),
  ];
  return (
    <section aria-labelledby="goes">
      <Title order={2} id="goes" mb="xs">
        {t("goes.title")}
      </Title>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Title order={3} mt="lg" mb={4}>
        {t("goes.cancelTitle")}
      </Title>
      <Text>{t("goes.cancel")}</Text>
    </section>
  );
}
