<?php
/**
 * The address of a widget's page for frames, pasted on a line of its own, becomes the widget. Without this WordPress would show a frame that it does
 * not trust, in which nothing can be sent.
 *
 * @package Wrappie\Widgets
 */

namespace Wrappie\Widgets;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\recognise_addresses' );

/** Registers the addresses. */
function recognise_addresses() {
	$pattern = sprintf( '#^%s/(?:(%s)/)?embed/([a-z-]+)/?(?:\?([^\#]*))?(?:\#.*)?$#', preg_quote( origin(), '#' ), implode( '|', languages() ) );
	wp_embed_register_handler( 'wrappie', $pattern, __NAMESPACE__ . '\pasted_address' );
}

/**
 * The HTML of such an address.
 *
 * @param array $found What the pattern found: the language, the name of the widget, the query.
 * @return string|false False for a page that does not exist, so that WordPress shows a link.
 */
function pasted_address( $found ) {
	$widgets = widgets();
	$name    = $found[2];
	if ( ! isset( $widgets[ $name ] ) || ! $widgets[ $name ]['framed'] ) {
		return false;
	}
	wp_parse_str( html_entity_decode( isset( $found[3] ) ? $found[3] : '' ), $given );
	// The address says the language, as it does of the page in the frame.
	$given += array( 'lang' => '' === $found[1] ? languages()[0] : $found[1] );
	// The assistant's button belongs in the corner of a page, but here somebody chose a place.
	if ( isset( $widgets[ $name ]['attributes']['placement'] ) ) {
		$given += array( 'placement' => 'inline' );
	}
	$is_preview = defined( 'REST_REQUEST' ) && REST_REQUEST;
	return $is_preview ? frame( $name, $given ) : element( $name, $given );
}

/**
 * The widget in a frame, for the editor, which runs no scripts in a preview.
 *
 * @param string $name  The name of the widget.
 * @param array  $given Its attributes.
 * @return string
 */
function frame( $name, $given ) {
	$widget     = widgets()[ $name ];
	$attributes = valid_attributes( $widget, $given );
	$lang       = isset( $attributes['lang'] ) ? $attributes['lang'] : site_language();
	$address    = add_query_arg( array_map( 'rawurlencode', array_merge( $attributes, $widget['preview'] ) ), origin() . $widget['framed'][ $lang ] );
	return sprintf( '<iframe src="%1$s" title="%2$s" style="width:100%%;height:600px;border:0"></iframe>', esc_url( $address ), esc_attr( $widget['title'] ) );
}
