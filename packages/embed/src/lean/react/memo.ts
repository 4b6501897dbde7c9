import { Component, createElement, type ComponentType } from 'preact';

type Properties = Readonly<Record<string, unknown>>;

const differs = (one: Properties, other: Properties) => {
  for (const name in one) if (!Object.is(one[name], other[name])) return true;
  for (const name in other) if (!(name in one)) return true;
  return false;
};

/** A component that is drawn again only for other properties. */
export function memo<Props extends object>(Inner: ComponentType<Props>): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>) {
      return differs({ ...this.props }, { ...next });
    }

    override render() {
      // What preact adds to the properties is for this wrapper and the component alike.
      return createElement(Inner, this.props as Props);
    }
  };
}
