import { List, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { rangeLabels } from "@retribusi/contract/features/report/report.sending";
import type { ViewSource } from "@retribusi/contract/features/report/report.sources";
import type { ReportView } from "@retribusi/contract/features/report/view.endpoints";
import { hasPeriod, type ViewQuestion } from "@retribusi/contract/features/report/view.rules";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useFormDialog } from "../../../components/dialog-form.tsx";
import { openWindow } from "../../../components/open-window.ts";
import { useConfirm } from "../../../components/use-confirm.tsx";
import { showFailure } from "../../../lib/failure-notice.ts";
import { useAddressQuery } from "../../../lib/use-address-query.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { reportToday } from "../period.ts";
import { useViewCalls } from "./use-views.ts";
import { currentQuestion, openedView, searchOf } from "./view-address.ts";
import { ViewForm, type ViewValues } from "./view-form.tsx";

export interface ViewsOf {
  readonly source: ViewSource;
  /** The page on which its views are opened. */
  readonly path: string;
  /** What is asked now, with what the address leaves open; the list's question is the address itself. */
  readonly asked?: ViewQuestion | undefined;
}

/** Says what of an opened view can no longer be asked. */
function useNotifyProblems(path: string): (view: ReportView) => void {
  const { t } = useTranslation("report");
  return ({ id, judul, masalah }) => {
    if (masalah.length === 0) return;
    const message = (
      <List size="sm">
        {masalah.map(({ nama, nilai, alasan }) => (
          <List.Item key={nama}>
            {nama} = {nilai}: {alasan}
          </List.Item>
        ))}
      </List>
    );
    showFailure({ id: `view ${id}`, color: "kunyit", title: t("views.problems", { name: judul }), message }, path);
  };
}

function useViewDialog(source: ViewSource) {
  const dialog = useFormDialog();
  return (title: string, form: Omit<Parameters<typeof ViewForm>[0], "onCancel">) => {
    openWindow({ title, ...dialog }, (close) => (
      <ViewForm
        key={source}
        {...form}
        onCancel={close}
        onDone={(view) => {
          close();
          form.onDone(view);
        }}
      />
    ));
  };
}

function withoutView(before: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete(openedView);
  return after;
}

/** What can be done with views: open, keep, replace, change, copy and remove. */
export function useViewActions({ source, path, asked }: ViewsOf) {
  const { t } = useTranslation("report");
  const navigate = useNavigate();
  const confirm = useConfirm();
  const notifyProblems = useNotifyProblems(path);
  const dialog = useViewDialog(source);
  const [search, setSearch] = useAddressQuery();
  const { keep, change, replace, remove } = useViewCalls(source);
  const { question, unkept } = currentQuestion(source, search, asked);
  const notify = (message: string) => notifications.show({ color: "tirta", message });
  const open = (view: ReportView, { replace: isInPlace = false } = {}) => {
    notifyProblems(view);
    void navigate(`${path}?${searchOf(view, reportToday())}`, { replace: isInPlace });
  };
  const leave = () => setSearch(withoutView);
  const askForName = (initial: ViewValues, permintaan: ViewQuestion, title: string) =>
    dialog(title, {
      ...{ initial, unkept, hasPeriod: hasPeriod(source, permintaan), confirm: t("views.keepButton") },
      call: (values) => keep({ ...values, sumber: source, permintaan }),
      onDone: (view) => open(view),
    });
  return {
    open,
    leave,
    keep: () => askForName({ judul: "", periode: null, dibagikan: false }, question, t("views.keepTitle")),
    copy: ({ judul, periode, permintaan }: ReportView) =>
      askForName({ judul, periode, dibagikan: false }, permintaan, t("views.copyTitle", { name: judul })),
    replace: async ({ id, judul, periode }: ReportView) => {
      await replace({ id, change: { permintaan: question, periode: hasPeriod(source, question) ? periode : null } });
      notify(t("views.replaced", { name: judul }));
    },
    change: ({ id, judul, periode, dibagikan, permintaan }: ReportView) =>
      dialog(t("views.changeTitle", { name: judul }), {
        ...{ initial: { judul, periode, dibagikan }, unkept: [], hasPeriod: hasPeriod(source, permintaan) },
        confirm: t("views.changeButton"),
        call: (values) => change(id, values),
        onDone: (view) => notify(t("views.changed", { name: view.judul })),
      }),
    remove: async (view: ReportView) => {
      const name = view.judul;
      const words = { title: t("views.removeTitle", { name }), confirm: t("views.removeButton"), isDangerous: true };
      if (!(await confirm({ ...words, text: t(view.dibagikan ? "views.removeShared" : "views.removeText") }))) return;
      await remove(view);
      leave();
    },
  };
}

/** What is said below the name of a view: which days it is about, whose it is, that it is shared, that a part of it no longer fits. */
export function ViewNote({ view: { pemilik, dibagikan, masalah, periode } }: { readonly view: ReportView }) {
  const { t } = useTranslation("report");
  const text = useLabel();
  const notes = [
    ...(periode ? [text(rangeLabels[periode])] : []),
    ...(pemilik ? [pemilik] : dibagikan ? [t("views.isShared")] : []),
    ...(masalah.length > 0 ? [t("views.isBroken")] : []),
  ];
  return notes.length > 0 ? (
    <Text size="xs" c="dimmed">
      {notes.join(" · ")}
    </Text>
  ) : null;
}
