import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { type InputName, inputProblems } from '../domain/calculator/completeness.ts';
import { complexityLabels, finishLabels, sidesLabels } from '../domain/calculator/labels.ts';
import { asksSides, serviceRows, services, sides } from '../domain/calculator/services.ts';
import type { Text } from '../domain/text.ts';
import { Button } from '../ui/Button.tsx';
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Swatch } from '../ui/Swatch.tsx';
import { MeasurementInput } from './MeasurementInput.tsx';
import type { CalculatorViewProps } from './price-calculator.state.ts';
import { visibleProblems } from './project.ts';
import { quoteRequestPart } from './quote-request.lazy.ts';
import { serviceIcons } from './service-icons.ts';

/** The project: the service, and then the fields that its price depends on. */
export function ProjectForm(props: CalculatorViewProps): ReactNode {
  const { store, copy, lang, company } = props;
  const state = useStore(store);
  const { input, stale } = state;
  const problems = visibleProblems(state);
  const problem = (name: InputName) => {
    const found = problems.get(name);
    return found && (found === 'missing' ? copy.missing(name) : copy.problems[found]);
  };
  const labelled = <T extends string>(values: readonly T[], labels: Record<T, Text>) =>
    values.map((value) => ({ value, label: labels[value][lang] }));
  const { projectType } = input;
  const form = projectType && serviceRows[projectType];
  const part = state.request && quoteRequestPart.loaded;
  const measuring = projectType && copy.measuring[projectType];
  return (
    <>
      <ChoiceGroup
        name="projectType"
        legend={copy.service}
        look="tiles"
        choices={services.map((value) => ({
          value,
          label: serviceRows[value].label[lang],
          picture: <Icon large paths={serviceIcons[value]} />,
        }))}
        value={input.projectType}
        onChange={state.chooseService}
        problem={problem('projectType')}
      />
      {form ? (
        <>
          <fieldset className="flex flex-col gap-2">
            <legend className="font-semibold text-sm mb-2">{copy.measurements}</legend>
            <div className="grid gap-4 items-start mid:grid-cols-3">
              {form.measurements.map((field) => (
                <MeasurementInput key={field.name} {...props} field={field} problem={problem(field.name)} />
              ))}
            </div>
            {measuring && <p className="text-xs text-ink-soft">{measuring}</p>}
          </fieldset>
          <ChoiceGroup
            name="folieType"
            legend={copy.film}
            look="chips"
            choices={form.finishes.map((value) => ({
              value,
              label: finishLabels[value][lang],
              picture: <Swatch />,
            }))}
            value={input.folieType}
            onChange={(value) => state.change('folieType', value)}
            problem={problem('folieType')}
          />
          {part && <part.FilmOfInput {...props} />}
          <ChoiceGroup
            name="complexity"
            legend={form.asksFloor ? copy.floor : copy.complexity}
            hint={form.asksFloor ? undefined : copy.complexityHint}
            look="chips"
            choices={labelled(form.complexities, complexityLabels)}
            value={input.complexity}
            onChange={(value) => state.change('complexity', value)}
            problem={problem('complexity')}
          />
          {asksSides(projectType) && (
            <ChoiceGroup
              name="kozijnSides"
              legend={copy.sides}
              look="chips"
              choices={labelled(sides, sidesLabels)}
              value={input.kozijnSides}
              onChange={(value) => state.change('kozijnSides', value)}
              problem={problem('kozijnSides')}
            />
          )}
        </>
      ) : (
        <p className="text-sm text-ink-soft">{copy.chooseFirst}</p>
      )}
      <noscript>
        <p className="p-4 rounded-lg bg-sand text-sm">{copy.noScript(company.phone, company.email)}</p>
      </noscript>
      <div className="no-script:hidden">
        <Button look="primary" type="submit" part="calculate" incomplete={inputProblems(input).size > 0}>
          {stale ? copy.recalculate : copy.calculate}
        </Button>
      </div>
    </>
  );
}
