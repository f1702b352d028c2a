import "./signs.css";
import clsx from "clsx";
import type { Language } from "@/content/languages";
import type { SignGroupId } from "@/content/sign-groups";
import { allMessages } from "@/content/ui";
import { pageAddress, pagePath, signsPage } from "@/lib/addresses/links";
import { readGroup } from "@/lib/signs/read-signs";
import { breadcrumbsBelow } from "@/lib/site/structured-data";
import type { AskedPart } from "../book/chapter-part";
import { pageMetadata } from "../layout/page-metadata";
import { PageSignature } from "../layout/page-signature";
import { StructuredData } from "../layout/structured-data";
import { linkClass } from "../ui/link-class";
import { ReportLink } from "../ui/report-link";
import { GroupNav } from "./group-nav";
import { SignItem } from "./sign-item";

type GroupOf = { group: SignGroupId; language: Language };
type GroupPageProps = GroupOf & Pick<AskedPart, "asked">;

/** Metadata of the page of a group of signs. */
export function groupMetadata({ group, language }: GroupOf) {
  const { title, description, line } =
    allMessages[language].signs.groups[group];
  return pageMetadata(language, {
    path: pagePath(signsPage(group), language),
    title,
    description,
    summary: line,
  });
}

/** A group of signs, one after the other; on paper it is a poster. */
export function GroupPage({ group, language, asked }: GroupPageProps) {
  const { signs: messages, quiz } = allMessages[language];
  const { name, line } = messages.groups[group];
  const path = pagePath(signsPage(group), language);

  return (
    <article className="signs container-page py-6 sm:py-12">
      <StructuredData
        data={breadcrumbsBelow("signs", language, { name, path })}
      />
      <a
        href={pageAddress("signs", language)}
        className={clsx(linkClass, "print:hidden")}
      >
        {messages.title}
      </a>
      <h1 className="mt-2 text-3xl font-extrabold sm:text-4xl">{name}</h1>
      <p className="mt-2 max-w-prose text-lg text-lane-300 print:hidden">
        {line}
      </p>
      <p className="mt-1 text-sm text-lane-400 print:hidden">
        {messages.print}
      </p>
      <ul className="sign-list mt-6">
        {readGroup(group, language).map((sign) => (
          <SignItem
            key={sign.id}
            sign={sign}
            language={language}
            asked={asked}
          />
        ))}
      </ul>
      <PageSignature of={{ signs: group }} language={language} />
      <p className="mt-6 print:hidden">
        <ReportLink of={signsPage(group)} language={language} messages={quiz} />
      </p>
      <GroupNav group={group} language={language} />
    </article>
  );
}
