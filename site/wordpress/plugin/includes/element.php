<?php
/**
 * The HTML of a widget. Only widgets and attributes that exist are printed, and every value is escaped.
 *
 * @package Wrappie\Widgets
 */

namespace Wrappie\Widgets;

defined( 'ABSPATH' ) || exit;

/**
 * The element of a widget, with a link inside that shows until the widget does. In a feed it is only the link.
 *
 * @param string $name  The name of the widget: `price-calculator`.
 * @param array  $given Values by attribute. What is unknown or not valid is left out.
 * @return string Empty when there is no such widget.
 */
function element( $name, $given ) {
	$widgets = widgets();
	if ( ! isset( $widgets[ $name ] ) ) {
		return '';
	}
	$widget     = $widgets[ $name ];
	$attributes = valid_attributes( $widget, $given );
	$link       = fallback( $widget, $attributes );
	if ( is_feed() ) {
		return $link;
	}
	$html = '';
	foreach ( $attributes as $attribute => $value ) {
		$html .= sprintf( ' %s="%s"', esc_attr( $attribute ), esc_attr( $value ) );
	}
	use_script( $widget, language_of( $attributes ) );
	return sprintf( '<%1$s%2$s>%3$s</%1$s>', esc_attr( $widget['tag'] ), $html, $link );
}

/**
 * The values that the widget understands, with the partner code of the settings where none is given.
 *
 * @param array $widget One of `widgets()`.
 * @param array $given  Values by attribute.
 * @return string[]
 */
function valid_attributes( $widget, $given ) {
	$valid = array();
	foreach ( $widget['attributes'] as $attribute => $declared ) {
		$value = isset( $given[ $attribute ] ) && is_scalar( $given[ $attribute ] ) ? valid_value( $declared, trim( (string) $given[ $attribute ] ) ) : '';
		if ( '' === $value && 'code' === $declared['kind'] ) {
			$value = partner_code();
		}
		if ( '' !== $value ) {
			$valid[ $attribute ] = $value;
		}
	}
	return $valid;
}

/**
 * A value as an attribute may have it.
 *
 * @param array  $declared The attribute, as `widgets()` declares it.
 * @param string $value    A value.
 * @return string Empty when it is not valid.
 */
function valid_value( $declared, $value ) {
	switch ( $declared['kind'] ) {
		case 'choice':
			return in_array( strtolower( $value ), $declared['values'], true ) ? strtolower( $value ) : '';
		case 'code':
			return is_partner_code( $value ) ? $value : '';
		case 'address':
			// An author may not bring scripts into a page.
			return esc_url_raw( $value, array( 'http', 'https' ) );
		default:
			return substr( sanitize_text_field( $value ), 0, 100 );
	}
}

/**
 * A link to our page with the same purpose, and our number. It names the partner too.
 *
 * @param array    $widget     One of `widgets()`.
 * @param string[] $attributes Its attributes.
 * @return string Empty for a widget without such a page.
 */
function fallback( $widget, $attributes ) {
	$lang = language_of( $attributes );
	if ( ! isset( $widget['instead'][ $lang ] ) ) {
		return '';
	}
	list( $path, $label ) = $widget['instead'][ $lang ];
	$contact              = contact();
	$address              = origin() . $path;
	if ( isset( $attributes['partner'] ) ) {
		$address = add_query_arg( 'partner', rawurlencode( $attributes['partner'] ), $address );
	}
	return sprintf(
		'<a href="%1$s">%2$s</a> %3$s <a href="%4$s">%5$s</a>',
		esc_url( $address ),
		esc_html( $label ),
		esc_html( $contact['or'][ $lang ] ),
		esc_url( 'tel:' . $contact['number'], array( 'tel' ) ),
		esc_html( $contact['phone'] )
	);
}

/**
 * The language of an element.
 *
 * @param string[] $attributes Its attributes.
 * @return string
 */
function language_of( $attributes ) {
	return isset( $attributes['lang'] ) ? $attributes['lang'] : site_language();
}

/** The language of the site, as far as we have it: the first of ours otherwise. */
function site_language() {
	$language  = strtolower( substr( determine_locale(), 0, 2 ) );
	$languages = languages();
	return in_array( $language, $languages, true ) ? $language : $languages[0];
}
