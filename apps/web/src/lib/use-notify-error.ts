import { useTranslation } from "react-i18next";
import { errorReference, errorText } from "./error-text.ts";
import { showFailure } from "./failure-notice.ts";

/** For `onError` of a mutation without a form: tells the failure in a notification that stays until it is read or the page is left; answers its id. */
export function useNotifyError(): (error: Error) => string {
  const { t } = useTranslation("state");
  return (error) => {
    const reference = errorReference(error);
    return showFailure({
      title: t("errorTitle"),
      message: [errorText(error, t), reference ? t("reference", { id: reference }) : ""].filter(Boolean).join(" "),
    });
  };
}
