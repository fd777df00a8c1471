import { calculationFragment } from '../../../widgets/domain/calculator/calculation-link.ts';
import { decimal, euros } from '../../../widgets/domain/numbers.ts';
import { forEachLanguage, type Language, type Text } from '../../../widgets/domain/text.ts';
import { type Project, projects as schema } from '../../schema/projects.ts';
import { inLanguage } from '../in-language.ts';
import { type PageContext, say } from '../page-context.ts';
import { Collected } from './content-mistakes.ts';
import { describedJob, jobArea, jobPrice, jobSize } from './described-job.ts';
import { placesOf, readYaml } from './read-yaml.ts';
import { typeset } from './typeset.ts';

/** The projects, each written once. */
export const projectsFile = 'site/content/projects.yaml';

export type Projects = Readonly<Record<string, Project>>;

/** A project as a card shows it, in one language. */
export interface ToldProject {
  place: string;
  /** With a capital: `Mat antraciet`. */
  film: string;
  /** How long it took: `Een halve dag`, `2 dagen`. */
  duration?: string | undefined;
  year?: number | undefined;
  /** What was wrapped, and what the calculator asks for it: `8 fronten en 4 lades, vanaf € 1.071`. */
  price?: string | undefined;
  /** Where the calculator opens with this job: `/prijscalculator#keuken?length=8&drawers=4&…`. */
  calculation?: string | undefined;
  boat?: { name: string; facts: string } | undefined;
}

/**
 * All projects, by name.
 *
 * @throws ContentMistakes with every mistake in the file
 */
export function loadProjects(): Projects {
  const collected = new Collected();
  const projects = readYaml(projectsFile, schema);
  for (const [name, { job }] of Object.entries(projects))
    try {
      if (job) describedJob(job);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      collected.add(`${placesOf(projectsFile)([name, 'job'])}: ${name} › job: ${reason}`);
    }
  collected.throwIfAny();
  return projects;
}

/**
 * A project in the page's language.
 *
 * @throws Error when there is none of this name
 */
export function projectOf(context: PageContext, name: string): ToldProject {
  const { lang } = context;
  const project = context.site.projects[name];
  if (!project) throw new Error(`No project is called "${name}" in ${projectsFile}`);
  const { place, year, film, job, boat } = project;
  const told = (text: Text) => typeset(inLanguage(text, lang), lang);
  const duration = durationOf(project);
  const from = say(context, { nl: 'vanaf', en: 'from' });
  return {
    place: typeof place === 'string' ? place : told(place),
    year,
    film: capital(told(film)),
    duration: duration && capital(told(duration)),
    price: job && typeset(`${jobSize(job, lang)}, ${from} ${euros(jobPrice(job), lang)}`, lang),
    calculation: job && `/prijscalculator${calculationFragment(describedJob(job))}`,
    boat: boat && {
      name: boat.name,
      facts: typeset(
        `${inLanguage(boat.kind, lang)}, ${decimal(boat.metres, lang)} ${say(context, { nl: 'meter', en: 'metres' })}, ${boat.year}`,
        lang,
      ),
    },
  };
}

/** What texts may quote of the projects: `{projects.rotterdamKitchen.price}`. */
export function quotedProjects(projects: Projects): { projects: Record<string, object> } {
  const quoted = Object.entries(projects).map(([name, project]) => {
    const { place, film, job, counts } = project;
    const duration = durationOf(project);
    return [
      name,
      {
        place,
        film,
        ...counts,
        ...(job && {
          price: jobPrice(job),
          area: jobArea(job),
          size: forEachLanguage((lang) => jobSize(job, lang)),
        }),
        ...(duration && { duration }),
      },
    ];
  });
  return { projects: Object.fromEntries(quoted) };
}

function durationOf({ days, weeks }: Project): Text | undefined {
  if (weeks) return { nl: `${weeks} weken`, en: `${weeks} weeks` };
  if (!days) return undefined;
  if (days === 0.5) return { nl: 'een halve dag', en: 'half a day' };
  const number = (lang: Language) => decimal(days, lang);
  // "1,5 dag", but "1.5 days".
  return {
    nl: `${number('nl')} ${days < 2 ? 'dag' : 'dagen'}`,
    en: `${number('en')} ${days === 1 ? 'day' : 'days'}`,
  };
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
