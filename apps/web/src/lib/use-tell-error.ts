import { notifications } from "@mantine/notifications";
import { useTranslation } from "react-i18next";
import { errorReference, errorText } from "./error-text.ts";

/** For `onError` of a mutation without a form: tells the failure in a notification that stays until it is read. */
export function useTellError(): (error: Error) => void {
  const { t } = useTranslation("state");
  return (error) => {
    const reference = errorReference(error);
    notifications.show({
      color: "red",
      title: t("errorTitle"),
      message: [errorText(error, t), reference ? t("reference", { id: reference }) : ""].filter(Boolean).join(" "),
      autoClose: false,
    });
  };
}
