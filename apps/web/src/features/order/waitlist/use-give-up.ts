import { notifications } from "@mantine/notifications";
import { useTranslation } from "react-i18next";
import { useConfirm } from "../../../components/use-confirm.tsx";
import { useLeave, type Wait } from "../../booking/waitlist/waits-query.ts";

/** Stops waiting, or gives back what is offered, after a question: the place in the line doesn't come back. */
export function useGiveUp({ id, keadaan }: Pick<Wait, "id" | "keadaan">) {
  const { t } = useTranslation("waitlist");
  const confirm = useConfirm();
  const { mutate, isPending } = useLeave();
  const what = keadaan === "ditawari" ? "giveBack" : "leave";
  const giveUp = async () => {
    const isSure = await confirm({
      title: t(`ask.${what}`),
      text: t(`ask.${what}Text`),
      confirm: t(`ask.${what}Confirm`),
      dismiss: t(`ask.${what}Keep`),
      isDangerous: true,
    });
    if (!isSure) return;
    const message = t(keadaan === "ditawari" ? "left.ditawari" : "left.menunggu");
    mutate(id, { onSuccess: () => notifications.show({ color: "green", message }) });
  };
  return { giveUp: () => void giveUp(), isPending };
}
