import { type PageDeclaration, standardLabels, type Verb, verbsOf } from "../define/entity.ts";
import type { Label } from "../define/label.ts";
import { type Role, roleLabels, roles } from "../define/roles.ts";
import { minePage } from "../features/booking/booking.mine.ts";
import { queuePage } from "../features/booking/booking.queue.ts";
import { waitlistPage } from "../features/booking/booking.waitlist.ts";
import { inboxPage } from "../features/inbox/inbox.pages.ts";
import { mailsPage } from "../features/mail/mail.pages.ts";
import { arrivalsPage } from "../features/payment/arrivals.endpoints.ts";
import { tillPage } from "../features/payment/till.endpoints.ts";
import { exceptionsPage, refundsPage, treasurerPage } from "../features/settlement/settlement.pages.ts";
import { timelinePage } from "../features/timeline/timeline.pages.ts";
import { type EntityName, entities, findEntity, isEntityName } from "./entities.ts";

/** A page of the product: its name is its permission, its path is its route. */
export interface Page extends Omit<PageDeclaration, "verb" | "also"> {
  /** `entity/page`, as stored in `permissions.name`. */
  readonly name: string;
  /** Route with `:id` where the page shows one record. */
  readonly path: string;
  readonly entity?: EntityName;
  readonly verbs: readonly Verb[];
  readonly label: Label;
}

const isStandard = (verb: Verb): verb is keyof typeof standardLabels => Object.hasOwn(standardLabels, verb);

function labelOf({ verb, label, variant }: PageDeclaration): Label {
  const plain = label ?? (isStandard(verb) ? standardLabels[verb] : { en: verb, id: verb });
  if (!variant) return plain;
  const { en, id } = roleLabels[variant];
  return { en: `${plain.en} (${en})`, id: `${plain.id} (${id})` };
}

function pageOf(name: string, { verb, also, ...declaration }: PageDeclaration): Page {
  return {
    ...declaration,
    name,
    path: `/${name}${declaration.record || verb === "view" || verb === "edit" ? "/:id" : ""}`,
    verbs: verbsOf({ verb, also: also ?? [] }),
    label: labelOf({ verb, ...declaration }),
    roles: ["superuser", ...declaration.roles],
  };
}

const pagesOf = (entity: EntityName): Page[] =>
  Object.entries(findEntity(entity)?.pages ?? {}).map(([page, declaration]) => ({
    ...pageOf(`${entity}/${page}`, declaration),
    entity,
  }));

const names = Object.keys(entities).filter(isEntityName);

/** Where a second factor is set up: the one page of members of staff who need one and have none. */
export const factorPage = "account/keamanan";

const own = (name: string, label: Label, holders: readonly Role[] = roles): Page =>
  pageOf(name, { verb: "open", label, roles: holders });

/** Pages that stand for no entity. */
const ownPages: readonly Page[] = [
  own("home", { en: "Home", id: "Beranda" }),
  own("account", { en: "Account", id: "Akun" }),
  own("account/edit", { en: "Edit one's own account", id: "Ubah akun sendiri" }),
  own("account/peran", { en: "Ask for a role", id: "Minta peran" }),
  own("account/akses", { en: "Who looked at one's own data", id: "Yang melihat data sendiri" }),
  own(factorPage, { en: "Security of one's own account", id: "Keamanan akun sendiri" }),
  own(inboxPage, { en: "Inbox", id: "Kotak masuk" }),
  own("system/pengaturan", { en: "Settings", id: "Pengaturan" }, []),
  own(mailsPage, { en: "Mails to try", id: "Contoh surel" }, []),
  own(timelinePage, { en: "Timeline", id: "Linimasa" }, ["pengelola", "dinas", "pemda", "bank"]),
  own(minePage, { en: "My bookings", id: "Pesanan saya" }, ["nasabah"]),
  own(waitlistPage, { en: "Waiting list", id: "Daftar tunggu" }, ["nasabah"]),
  own(queuePage, { en: "Queue of orders", id: "Antrean pesanan" }, ["pengelola", "dinas", "bank", "pemda"]),
  own(arrivalsPage, { en: "Arrivals list", id: "Daftar kedatangan" }, ["pengelola"]),
  own("billing/terima", { en: "Receive payments", id: "Terima pembayaran" }, ["bank"]),
  own(tillPage, { en: "My cash desk", id: "Kas saya" }, ["bank"]),
  own(exceptionsPage, { en: "Money that fits no bill", id: "Uang masuk belum cocok" }, [
    "pengelola",
    "dinas",
    "pemda",
    "bank",
  ]),
  own(refundsPage, { en: "Refunds", id: "Pengembalian" }, ["pengelola", "dinas", "pemda"]),
  own(treasurerPage, { en: "Pay refunds (treasurer)", id: "Bayar pengembalian (bendahara)" }, []),
];

export const pages: readonly Page[] = [...ownPages, ...names.flatMap(pagesOf)];

const byName = new Map(pages.map((page) => [page.name, page]));

export const findPage = (name: string): Page | undefined => byName.get(name);

/** Whether the held pages let their holder use the verb on the entity. */
export const allows = (held: Iterable<string>, entity: EntityName, verb: Verb): boolean =>
  pagesFor(held, entity, verb).length > 0;

/** The held pages of the entity that declare the verb. */
export const pagesFor = (held: Iterable<string>, entity: EntityName, verb: Verb): Page[] =>
  [...held].flatMap((name) => {
    const page = byName.get(name);
    return page?.entity === entity && page.verbs.includes(verb) ? [page] : [];
  });
