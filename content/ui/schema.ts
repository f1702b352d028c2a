import type { Language } from "../languages";
import type { Difficulty, SetId } from "../question-sets";
import type { LawNames } from "../rules/schema";
import type { SetGroup } from "../set-groups";
import type { TestFact } from "../test-facts";
import type { TestId } from "../tests";
import type { BookPagesMessages } from "./book/schema";
import type { DataMessages } from "./data/schema";
import type { ExamMessages } from "./exam/schema";
import type { EnlargeMessages, HazardMessages } from "./hazards/schema";
import type { PracticeMessages } from "./practice/schema";
import type { ProgressMessages } from "./progress/schema";
import type { RoundMessages } from "./round/schema";
import type { SearchMessages } from "./search/schema";
import type { SignMessages } from "./signs/schema";
import type { TeachMessages } from "./teach/schema";
import type { TrainerMessages } from "./trainer/schema";

/** A set's own messages; its facts are in `question-sets.ts`. */
type SetMessages = { title: string; description: string };
type Card = { title: string; text: string };
type CardWithButton = Card & { button: string };
type Page = { title: string; paragraphs: readonly string[] };
/** What search results and chat previews say of a page. */
type Found = { title: string; description: string };

/** The five places of the navigation. */
type PlaceName = "home" | "practise" | "exams" | "signs" | "progress";

/** Every message of the interface; a language is complete when this type says so. */
export type Messages = DataMessages &
  RoundMessages &
  SearchMessages &
  SignMessages &
  TrainerMessages & {
    site: { skipToContent: string; languages: string };
    /** Of the text pages the title is their heading. */
    found: Record<"landing" | "chooser" | "set" | "book", Found> &
      Record<"about" | "privacy" | "terms", string>;
    /** The switch of all decoration, and what it says beside its name. */
    effects: Record<"name" | "on" | "off", string>;
    /** The choice of light or dark. */
    theme: Record<"name" | "auto" | "light" | "dark", string>;
    nav: Record<
      "label" | "places" | PlaceName | "sets" | "info" | "menu" | "chooser",
      string
    >;
    footer: Record<
      | "description"
      | "socialLabel"
      | "facebook"
      | "twitter"
      | "instagram"
      | "quickLinks"
      | "home"
      | "sets"
      | "info"
      | "about"
      | "privacy"
      | "terms"
      | "features"
      | "note",
      string
    > & { featureList: readonly string[] };
    landing: Record<
      | "slogan"
      | "promise"
      | "start"
      | "bookHeading"
      | "bookText"
      | "readNow"
      | "coverAlt"
      | "setsHeading"
      | "prepareHeading"
      | "infoHeading"
      | "scrollToTop",
      string
    > & {
      typing: readonly string[];
      karimenkyo: CardWithButton;
      honmenkyo: CardWithButton;
      karimenkyoNepali: CardWithButton;
      honmenkyoNepali: CardWithButton;
      prepare: readonly Card[];
      info: readonly Card[];
    };
    hazards: HazardMessages;
    enlarge: EnlargeMessages;
    chooser: Record<
      | "title"
      | "subtitle"
      | "cardTitle"
      | "topics"
      | "questionCount"
      | "choiceCount"
      | "startNumbered"
      | "start"
      | "back",
      string
    > & { groups: Record<SetGroup["id"], string> };
    exam: ExamMessages;
    /** The pages of the three tests; their figures are filled in. */
    exams: Record<
      | "title"
      | "description"
      | "summary"
      | "intro"
      | "found"
      | "practise"
      | "more"
      | "all",
      string
    > & {
      facts: Record<TestFact, string>;
      tests: Record<
        TestId,
        Record<"name" | "plain" | "line" | TestFact, string>
      >;
    };
    quiz: Record<
      | "back"
      | "position"
      | "progress"
      | "options"
      | "trueOption"
      | "falseOption"
      | "previous"
      | "next"
      | "finish"
      | "listen"
      | "isFirst"
      | "answerFirst"
      | "correct"
      | "incorrect"
      | "rightAnswer"
      | "yourAnswer"
      | "you"
      | "right"
      | "basis"
      | "checked"
      | "readMore"
      | "book"
      | "report"
      | "aboutSign"
      | "practiseLike"
      | "like"
      | "sign"
      | "reportShort"
      | "wholeSite"
      | "keys"
      | "loading"
      | "loadFailed"
      | "tryAgain"
      | "failed"
      | "continuedElsewhere"
      | "updated"
      | "skip"
      | "retryPicture"
      | "notKept"
      | "needsScript"
      | "enlarge"
      | "pictureFailed",
      string
    > & { letters: readonly [string, string, string, string] };
    practice: PracticeMessages;
    progress: ProgressMessages;
    results: Record<
      | "passed"
      | "passedText"
      | "failed"
      | "failedText"
      | "passMark"
      | "correct"
      | "total"
      | "score"
      | "time"
      | "again"
      | "review"
      | "notAnswered",
      string
    >;
    share: Record<
      | "button"
      | "setText"
      | "resultText"
      | "copied"
      | "copyYourself"
      | "address"
      | "whatsapp"
      | "line"
      | "viber",
      string
    >;
    teach: TeachMessages;
    study: Record<"title" | "text" | "answer" | "cite" | "takeAlong", string>;
    book: Record<
      | "back"
      | "about"
      | "text"
      | "readOnline"
      | "extent"
      | "readHere"
      | "viewerNotice"
      | "viewerPolicy"
      | "frameTitle"
      | "skipFrame"
      | "openPdf"
      | "notShowing"
      | "openHere"
      | "offline"
      | "notAvailable"
      | "practice"
      | "enhance",
      string
    > & { tags: readonly string[]; cards: readonly Card[] };
    bookPages: BookPagesMessages;
    notFound: Record<"text" | "home" | "sets", string>;
    /** About use without a connection and about installing. */
    offline: Record<
      | "noConnection"
      | "kept"
      | "keep"
      | "keeping"
      | "keepFailed"
      | "newVersion"
      | "reload"
      | "install"
      | "installText"
      | "installOnIos"
      | "installButton"
      | "close"
      | "inApp"
      | "openInChrome"
      | "pageTitle"
      | "pageText",
      string
    >;
    /** How far the translation that a page shows is read by natives. */
    reading: Record<"unread" | "some" | "once" | "signed" | "help", string>;
    about: Page;
    privacy: Page;
    terms: Page;
    /** "in Nepali" */
    inLanguage: Record<Language, string>;
    /** What a button says that shows a question in that language. */
    showIn: Record<Language, string>;
    difficulty: Record<Difficulty, string>;
    laws: LawNames;
    sets: Record<SetId, SetMessages>;
  };
